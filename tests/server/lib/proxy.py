"""nginx with our own file (deploy/nginx.conf) before a server, at a free port."""
import os
import re
import shutil
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
from postgres import IN_CI
from served import PATIENCE, port_of

from kotatsu.server.run import bind

CONF = Path(__file__).parents[3] / "deploy" / "nginx.conf"
AROUND = """
daemon off;
pid {folder}/nginx.pid;
error_log {folder}/error.log;
events {{ worker_connections 256; }}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
{site}
}}
"""


def nginx() -> str | None:
    found = shutil.which("nginx", path=f"{os.environ['PATH']}:/usr/sbin")
    assert found or not IN_CI, "nginx is missing (Debian: `apt install nginx-light`)"
    return found


@contextmanager
def before(port: int, folder: Path) -> Iterator[int]:
    """The port of a proxy before a server, or the server's own where there is no nginx."""
    program = nginx()
    if program is None:
        yield port
        return
    free = bind("127.0.0.1", 0)
    own = port_of(free)
    free.close()
    site = re.sub(r"listen 80;", f"listen 127.0.0.1:{own};", CONF.read_text(encoding="utf-8"))
    site = site.replace("server 127.0.0.1:8765 ", f"server 127.0.0.1:{port} ").replace("games.example.org", "127.0.0.1")
    assert str(port) in site and str(own) in site
    folder.chmod(0o755)
    conf = folder / "nginx.conf"
    conf.write_text(AROUND.format(folder=folder, site=site), encoding="utf-8")
    running = subprocess.Popen([program, "-e", folder / "error.log", "-c", conf], stderr=subprocess.DEVNULL)
    try:
        end = time.monotonic() + PATIENCE
        while True:
            try:
                answer = httpx.get(f"http://127.0.0.1:{own}/api/health", timeout=PATIENCE)
                assert answer.status_code == 404, "this is not for strangers"
                break
            except httpx.TransportError:
                assert running.poll() is None and time.monotonic() < end, (folder / "error.log").read_text(encoding="utf-8")
                time.sleep(0.05)
        yield own
    finally:
        running.terminate()
        running.wait(PATIENCE)
