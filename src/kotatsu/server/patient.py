"""A line on which a request is begun and not finished is closed after a while: uvicorn itself waits for ever."""
import asyncio
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

PATIENCE = 15.0           # seconds for the head of a request


class PatientProtocol(H11Protocol):
    """HTTP as uvicorn speaks it, with an end to waiting."""
    patience = PATIENCE
    late: asyncio.TimerHandle | None = None

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self._wait()

    def data_received(self, data: bytes) -> None:
        try:
            super().data_received(data)
        except h11.LocalProtocolError:          # nonsense after an answer: uvicorn has no words left to complain with
            self._give_up()
            return
        if self.conn.their_state is not h11.IDLE and not self._is_answered():
            self._stop()                        # the head is there: bodies are waited for by the guard
        elif self.conn.trailing_data[0] or self._is_answered():
            self._wait()

    def on_response_complete(self) -> None:
        """Who was answered before all of the request had come may send the rest, but not for ever."""
        super().on_response_complete()
        if not self.transport.is_closing() and self.conn.their_state is h11.SEND_BODY:
            self._wait()

    def _is_answered(self) -> bool:
        return self.cycle is not None and self.cycle.response_complete

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._stop()
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop()
        super().connection_lost(exc)

    def _wait(self) -> None:
        if self.late is None:
            self.late = self.loop.call_later(self.patience, self._give_up)

    def _stop(self) -> None:
        if self.late is not None:
            self.late.cancel()
            self.late = None

    def _give_up(self) -> None:
        if not self.transport.is_closing():
            self.transport.close()
