"""A report as Markdown beside its pictures, and the strange games as files."""
from pathlib import Path

from kotatsu.lab.report import Report, Table


def write(report: Report, folder: Path, name: str) -> list[Path]:
    """`name.md`, a PNG for each picture and a file for each strange game; gives what was written."""
    folder.mkdir(parents=True, exist_ok=True)
    lines, found = [f"# {report.title}", "", " · ".join(f"{title}: **{value}**" for title, value in report.chips), ""], []
    for section in report.sections:
        lines += [f"## {section.title}", "", *(line for text in section.said for line in (text, ""))]
        for picture in section.pictures:
            file = folder / f"{picture.name}.{report.lang}.png"
            file.write_bytes(picture.png())
            found.append(file)
            lines += [f'<img src="{file.name}" alt="{picture.words}" width="480">', ""]
        if section.table is not None:
            lines += [*table_lines(section.table), ""]
        for link in section.links:
            title = link.title
            if link.text is not None:
                file = folder / link.name
                file.write_text(link.text, encoding="utf-8")
                found.append(file)
                title = f"[{link.title}]({link.name})"
            lines.append(f"- **{title}.** {link.said[0]} {'; '.join(link.said[1:])}. `{link.command}`")
        if section.links:
            lines.append("")
    lines.append(report.made)
    file = folder / f"{name}.md"
    file.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return [file, *found]


def table_lines(table: Table) -> list[str]:
    def line(cells: tuple[str, ...]) -> str:
        return "| " + " | ".join(cell.replace("|", "\\|") for cell in cells) + " |"
    return [line(table.head), "|---|" + "---:|" * (len(table.head) - 1), *map(line, table.rows)]
