/** One of the server-sent events, as it is printed: what happened, in JSON, and under which id it is resumed from. */
export const printEvent = (name: string, data: unknown, eventId?: number): string =>
  `${eventId === undefined ? '' : `id: ${eventId}\n`}event: ${name}\ndata: ${JSON.stringify(data)}\n\n`

/** Nothing has happened: it keeps proxies from taking the connection for dead. */
export const HEARTBEAT = ': \n\n'
