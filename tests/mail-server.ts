import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { type ParsedMail, simpleParser } from 'mailparser'
import { SMTPServer } from 'smtp-server'

export type MailServer = {
  /** For `SMTP_URL`. */
  readonly url: string
  /** What has arrived, in its order. */
  readonly arrived: readonly ParsedMail[]
  /** Waits until so many have arrived. */
  arrive(count: number): Promise<readonly ParsedMail[]>
  close(): Promise<void>
}

type Behaviour = {
  /** The answer to a recipient: a number that begins with 4 or 5; null takes the mail. */
  readonly answerTo?: (recipient: string) => number | null
  /** A mail that has arrived is said to be taken once it is fulfilled. */
  readonly untilSaid?: () => Promise<unknown>
  readonly port?: number
}

/** A real mail server on this machine that reads what arrives. */
export async function openMailServer({
  answerTo = () => null,
  untilSaid = async () => null,
  port = 0,
}: Behaviour = {}): Promise<MailServer> {
  const arrived: ParsedMail[] = []
  let changed = (): void => undefined
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo({ address }, _session, answer) {
      const responseCode = answerTo(address)
      answer(
        responseCode === null ? null : Object.assign(new Error('no such mailbox here'), { responseCode }),
      )
    },
    onData(stream, _session, answer) {
      simpleParser(stream)
        .then((mail) => {
          arrived.push(mail)
          changed()
          return untilSaid()
        })
        .then(() => answer(null), answer)
    },
  })
  server.on('error', () => undefined)
  const http = server.listen(port, '127.0.0.1')
  await once(http, 'listening')
  const { port: bound } = http.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${bound}`,
    arrived,
    arrive: async (count) => {
      while (arrived.length < count)
        await new Promise<void>((ready) => {
          changed = ready
        })
      return arrived
    },
    close: () => new Promise((ended) => server.close(() => ended())),
  }
}
