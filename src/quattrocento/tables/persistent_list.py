# mypyc: compile
"""A list that never changes and yet grows: a longer one shares what it has in common."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Generic, TypeVar

T = TypeVar("T")


class PersistentList(Generic[T]):
    """A list that never changes; what it grows into is another one.

    It is the beginning of a Python list that others may have made longer, so growing costs no
    copy, unless somebody else grew it otherwise.
    """

    def __init__(self, items: list[T], length: int = -1) -> None:
        """The beginning of `items`; all of them if no length is given."""
        self._items = items
        self._length = len(items) if length < 0 else length

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

    def plus(self, item: T) -> PersistentList[T]:
        """The list with one more at its end."""
        items = self._items
        if len(items) != self._length:
            items = items[: self._length]
        items.append(item)
        return PersistentList(items, len(items))

    def plus_all(self, more: list[T]) -> PersistentList[T]:
        """The list with more at its end."""
        items = self._items
        if len(items) != self._length:
            items = items[: self._length]
        items.extend(more)
        return PersistentList(items, len(items))

    def upto(self, length: int) -> PersistentList[T]:
        """The beginning of the list."""
        return PersistentList(self._items, min(length, self._length))

    def since(self, place: int) -> list[T]:
        """The end of the list, from a place on."""
        return self._items[place : self._length]
