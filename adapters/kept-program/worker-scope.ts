/** What a service worker is given, as far as ours asks: TypeScript's own library of it can't be beside the one of pages. */
export type WorkerScope = {
  readonly location: Location
  readonly clients: {
    claim(): Promise<void>
    matchAll(of: { readonly type: 'window'; readonly includeUncontrolled: true }): Promise<readonly unknown[]>
  }
  readonly registration: { readonly navigationPreload?: { enable(): Promise<void> } }
  skipWaiting(): Promise<void>
  addEventListener(type: 'install' | 'activate', listener: (event: Lasting) => void): void
  addEventListener(type: 'fetch', listener: (event: Asked) => void): void
}

type Lasting = { waitUntil(work: Promise<unknown>): void }

/** Something of this origin or another is asked for by a page, or is a page. */
export type Asked = Lasting & {
  readonly request: Request
  /** A page's answer, asked for while the worker started; undefined where the browser doesn't do so. */
  readonly preloadResponse?: Promise<Response | undefined>
  respondWith(answer: Promise<Response>): void
}
