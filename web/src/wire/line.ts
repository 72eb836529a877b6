/** The live line to a table: opens, keeps awake, and opens again when it breaks. */
import type { ServerMessage } from './types.ts';

export type LineState = 'connecting' | 'open' | 'lost' | 'gone';

export interface LineEvents {
  state(state: LineState, retryAt: number | null): void;
  message(message: ServerMessage): void;
}

/** Seconds to wait before the n-th new try. */
export function patience(tries: number): number {
  return Math.min(15, [1, 2, 4, 8][tries] ?? 15);
}

/** Codes with which the server says that trying again is useless: the link is not, or no longer, valid. */
const GONE = [4403, 4404, 4410, 1008];

export class Line {
  private socket: WebSocket | null = null;
  private tries = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private beat: ReturnType<typeof setInterval> | undefined;
  private heard = 0;
  private closed = false;

  constructor(
    /** the token, and what the page asks for behind it */
    private readonly address: string,
    private readonly events: LineEvents,
  ) {
    this.open();
  }

  send(message: unknown): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  retry(): void {
    clearTimeout(this.timer);
    if (!this.closed && this.socket?.readyState !== WebSocket.OPEN) this.open();
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    clearInterval(this.beat);
    this.socket?.close();
  }

  private open(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/api/live/${this.address}`);
    this.socket = socket;
    this.events.state('connecting', null);
    socket.onopen = () => {
      this.tries = 0;
      this.heard = Date.now();
      this.events.state('open', null);
      clearInterval(this.beat);
      this.beat = setInterval(() => this.listen(socket), 20_000);
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      this.heard = Date.now();
      this.events.message(JSON.parse(event.data) as ServerMessage);
    };
    socket.onclose = (event) => this.broken(socket, event.code);
  }

  /** A line that has been silent for too long is treated as broken. */
  private listen(socket: WebSocket): void {
    if (Date.now() - this.heard > 50_000) socket.close();
    else this.send({ type: 'ping' });
  }

  private broken(socket: WebSocket, code: number): void {
    if (this.closed || socket !== this.socket) return;
    clearInterval(this.beat);
    if (GONE.includes(code)) {
      this.events.state('gone', null);
      return;
    }
    const wait = patience(this.tries) * 1000;
    this.tries += 1;
    this.events.state('lost', Date.now() + wait);
    this.timer = setTimeout(() => this.open(), wait);
  }
}
