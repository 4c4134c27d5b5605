type Sent = {
  readonly method: string
  readonly path: string
  readonly bearer: string | null
  readonly body: string
  readonly key: string | null
}

/** A server that knows one valid access token and one refresh token, and changes both when it refreshes. */
export class TokenServer {
  readonly sent: Sent[] = []
  access = 'access-0'
  refresh = 'refresh-0'
  /** What a refresh answers instead; 0 is no answer at all. */
  refreshStatus = 200
  /** What everything else answers to a valid token. */
  answer: () => Response = () => Response.json([])
  /** Lets a test hold every refresh until it says so. */
  gate: Promise<void> = Promise.resolve()

  readonly fetch = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const request = new Request(input, init)
    const path = new URL(request.url).pathname
    const bearer = request.headers.get('authorization')
    const key = request.headers.get('idempotency-key')
    this.sent.push({ method: request.method, path, bearer, body: await request.clone().text(), key })
    if (path === '/api/refresh') return this.#refresh(await request.json())
    if (path === '/api/login') return problem(401, 'auth/wrong-credentials')
    return bearer === `Bearer ${this.access}` ? this.answer() : problem(401, 'auth/signed-out')
  }

  count(path: string): number {
    return this.sent.filter((sent) => sent.path === path).length
  }

  async #refresh(body: unknown): Promise<Response> {
    await this.gate
    if (this.refreshStatus === 0) throw new TypeError('fetch failed')
    if (this.refreshStatus !== 200) return problem(this.refreshStatus, 'unavailable')
    if ((body as { refreshToken: string }).refreshToken !== this.refresh)
      return problem(400, 'auth/refresh-refused')
    this.rotate()
    return Response.json({ accessToken: this.access, refreshToken: this.refresh })
  }

  rotate(): void {
    const next = this.sent.length
    this.access = `access-${next}`
    this.refresh = `refresh-${next}`
  }
}

export const problem = (status: number, code: string): Response =>
  Response.json({ description: 'Отказано', code }, { status })
