"""A report as one HTML file that needs no network: pictures and games lie in it."""
import base64
import re
from html import escape
from importlib.resources import files

from kotatsu.lab.charts import Picture
from kotatsu.lab.report import Link, Report, Section, Table

WIDE = {"strange", "decided", "plans"}          # sections that take the whole width, as those with a table do


def page(report: Report) -> str:
    style = (files("kotatsu.lab") / "report.css").read_text(encoding="utf-8")
    chips = "".join(f"<li><span>{escape(name)}</span> <b>{escape(value)}</b></li>" for name, value in report.chips)
    links = "".join(f'<a href="#{section.id}">{escape(section.title)}</a>' for section in report.sections)
    parts = "\n".join(section_html(section) for section in report.sections)
    return (f'<!doctype html>\n<html lang="{report.lang}">\n<head>\n<meta charset="utf-8">\n'
            '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
            f"<title>{escape(report.title)}</title>\n<style>\n{style}</style>\n</head>\n<body>\n<header>\n<h1>{escape(report.title)}</h1>\n"
            f'<ul class="chips">{chips}</ul>\n<nav>{links}</nav>\n</header>\n<main>\n{parts}\n</main>\n'
            f"<footer>{escape(report.made)}</footer>\n</body>\n</html>\n")


def section_html(section: Section) -> str:
    wide = " class=\"wide\"" if section.id in WIDE or section.table is not None else ""
    said = "".join(f"<p>{escape(text)}</p>" for text in section.said)
    pictures = "".join(picture_html(picture) for picture in section.pictures)
    table = table_html(section.table) if section.table is not None else ""
    games = f'<ol class="games">{"".join(link_html(link) for link in section.links)}</ol>' if section.links else ""
    drawn = f'<div class="pictures">{pictures}</div>' if pictures else ""
    return f'<section id="{section.id}"{wide}>\n<h2>{escape(section.title)}</h2>\n{said}{drawn}{table}{games}\n</section>'


def picture_html(picture: Picture) -> str:
    """The SVG itself; its ids are made its own, and it grows and shrinks with the page up to its size."""
    svg = picture.svg()
    svg = re.sub(r'(id="|url\(#|href="#)', rf"\g<1>{picture.name}-", svg)
    found = re.search(r'width="([\d.]+)"', svg)
    width = round(1.45 * float(found.group(1))) if found else 500
    svg = re.sub(r"<svg([^>]*?) width=\"[\d.]+\" height=\"[\d.]+\"", r"<svg\1", svg, count=1)
    return f'<figure style="max-width:{width}px" role="img" aria-label="{escape(picture.words)}">{svg}</figure>'


def table_html(table: Table) -> str:
    head = "".join(f"<th scope=\"col\">{escape(name)}</th>" for name in table.head)
    rows = "".join(f'<tr><th scope="row">{escape(row[0])}</th>' + "".join(
        f'<td data-head="{escape(name)}">{escape(cell)}</td>' for name, cell in zip(table.head[1:], row[1:], strict=True)) + "</tr>"
        for row in table.rows)
    return f"<table><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table>"


def link_html(link: Link) -> str:
    said = " ".join(f"<span>{escape(text)}</span>" for text in link.said[1:])
    title = f"<b>{escape(link.title)}</b>"
    if link.text is not None:
        packed = base64.b64encode(link.text.encode()).decode()
        title = f'<a download="{escape(link.name)}" href="data:text/plain;charset=utf-8;base64,{packed}">{escape(link.title)}</a>'
    return f"<li>{title} <em>{escape(link.said[0])}</em><div class=\"odd\">{said}</div><code>{escape(link.command)}</code></li>"
