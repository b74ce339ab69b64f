"""A list that never changes and yet grows: a longer one shares what it has in common."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Generic, TypeVar

T = TypeVar("T")


class Growing(Generic[T]):
    """A list that never changes; what it grows into is another one.

    It is the beginning of a Python list that others may have made longer, so growing costs no
    copy, unless somebody else grew it otherwise.
    """

    __slots__ = ("_items", "_length")

    def __init__(self, items: Iterable[T] = ()) -> None:
        self._items = list(items)
        self._length = len(self._items)

    def __len__(self) -> int:
        return self._length

    def __getitem__(self, place: int) -> T:
        if place < 0:
            place += self._length
        if not 0 <= place < self._length:
            raise IndexError(place)
        return self._items[place]

    def __iter__(self) -> Iterator[T]:
        return iter(self._items[: self._length])

    def plus(self, item: T) -> Growing[T]:
        """The list with one more at its end."""
        return self.plus_all((item,))

    def plus_all(self, more: Iterable[T]) -> Growing[T]:
        """The list with more at its end."""
        items = self._items
        if len(items) != self._length:
            items = items[: self._length]
        items.extend(more)
        return self._sharing(items, len(items))

    def upto(self, length: int) -> Growing[T]:
        """The beginning of the list."""
        return self._sharing(self._items, min(length, self._length))

    def since(self, place: int) -> list[T]:
        """The end of the list, from a place on."""
        return self._items[place : self._length]

    @staticmethod
    def _sharing(items: list[T], length: int) -> Growing[T]:
        grown: Growing[T] = object.__new__(Growing)
        grown._items = items
        grown._length = length
        return grown
