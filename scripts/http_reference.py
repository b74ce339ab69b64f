"""The page about HTTP of the site, from the API's own description."""

import json
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent
DESCRIPTION = ROOT / "web" / "openapi.json"


def http_page() -> str:
    """Every path of the API, with what it takes and gives."""
    described = json.loads(DESCRIPTION.read_text(encoding="utf-8"))
    lines = ["# HTTP", "", described["info"].get("description", ""), ""]
    for path, operations in sorted(described["paths"].items()):
        for method, operation in operations.items():
            lines += operation_lines(method, path, operation)
    lines += ["## Messages", ""]
    for name, schema in sorted(described["components"]["schemas"].items()):
        lines += schema_lines(name, schema)
    return "\n".join(lines)


def operation_lines(method: str, path: str, operation: dict[str, Any]) -> list[str]:
    """One way to call the API."""
    lines = [f"## `{method.upper()} {path}`", "", operation.get("description", ""), ""]
    lines += parameter_lines(operation.get("parameters", []))
    body = operation.get("requestBody", {}).get("content", {}).get("application/json")
    if body:
        lines += [f"Takes {type_of(body['schema'])}.", ""]
    for status, answer in sorted(operation["responses"].items()):
        schemas = [each.get("schema", {}) for each in answer.get("content", {}).values()]
        given = ", ".join(type_of(schema) for schema in schemas) or "nothing"
        lines.append(f"- {status}: {given}")
    return [*lines, ""]


def parameter_lines(parameters: list[dict[str, Any]]) -> list[str]:
    """What a call takes in its path, in its query and in its headers."""
    if not parameters:
        return []
    lines = ["| parameter | in | type | |", "|---|---|---|---|"]
    for each in parameters:
        default = each["schema"].get("default")
        said = "" if each["required"] else "optional"
        if default is not None:
            said += f", else `{default}`"
        lines.append(f"| `{each['name']}` | {each['in']} | {type_of(each['schema'])} | {said} |")
    return [*lines, ""]


def schema_lines(name: str, schema: dict[str, Any]) -> list[str]:
    """One kind of message, with its fields."""
    lines = [f"### {name}", "", schema.get("description", ""), ""]
    fields = schema.get("properties")
    if fields:
        needed = schema.get("required", [])
        lines += ["| field | type | |", "|---|---|---|"]
        lines += [
            f"| `{field}` | {type_of(kind)} | {'' if field in needed else 'optional'} |"
            for field, kind in fields.items()
        ]
    return [*lines, ""]


def type_of(schema: dict[str, Any]) -> str:
    """A type in a few words, with a link to the message that it names."""
    if "$ref" in schema:
        name = schema["$ref"].rpartition("/")[2]
        return f"[{name}](#{name.lower()})"
    for several in ("anyOf", "oneOf"):
        if several in schema:
            return " or ".join(type_of(each) for each in schema[several])
    if "enum" in schema:
        return ", ".join(f"`{value}`" for value in schema["enum"])
    if "const" in schema:
        return f"`{schema['const']}`"
    if "prefixItems" in schema:
        return f"({', '.join(type_of(each) for each in schema['prefixItems'])})"
    if schema.get("type") == "array":
        return f"list of {type_of(schema.get('items', {}))}"
    kind = schema.get("type", "anything")
    return " or ".join(kind) if isinstance(kind, list) else str(kind)
