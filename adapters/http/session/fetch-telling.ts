/** A `fetch` that tells how much of the body has gone, of 1, as no `fetch` of today's browsers does over HTTP/1.1. */
export const fetchTelling =
  (told: (share: number) => void): typeof fetch =>
  async (input, init) => {
    const request = new Request(input, init)
    const body = await request.arrayBuffer()
    return new Promise((resolve, reject) => {
      const asked = new XMLHttpRequest()
      asked.open(request.method, request.url)
      for (const [name, value] of request.headers) asked.setRequestHeader(name, value)
      asked.responseType = 'blob'
      asked.upload.onprogress = ({ loaded, total }) => told(total > 0 ? loaded / total : 0)
      asked.onload = () => resolve(makeAnswer(asked))
      asked.onerror = () => reject(new TypeError('no answer'))
      asked.onabort = asked.onerror
      asked.send(body)
    })
  }

/** Statuses whose answers have no body. */
const BODILESS = [204, 205, 304]

function makeAnswer(asked: XMLHttpRequest): Response {
  const { status, response } = asked
  const headers = new Headers()
  for (const line of asked.getAllResponseHeaders().split('\r\n')) {
    const colon = line.indexOf(':')
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim())
  }
  return new Response(BODILESS.includes(status) ? null : response, { status, headers })
}
