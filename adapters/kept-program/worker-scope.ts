/** What a service worker is given, as far as ours asks: TypeScript's own library of it can't be beside the one of pages. */
export type WorkerScope = {
  readonly location: Location
  readonly clients: {
    claim(): Promise<void>
    matchAll(of: { readonly type: 'window'; readonly includeUncontrolled: true }): Promise<readonly Window[]>
    openWindow(path: string): Promise<unknown>
  }
  readonly registration: {
    readonly navigationPreload?: { enable(): Promise<void> }
    showNotification(title: string, how: NotificationOptions): Promise<void>
  }
  skipWaiting(): Promise<void>
  addEventListener(type: 'install' | 'activate', listener: (event: Lasting) => void): void
  addEventListener(type: 'fetch', listener: (event: Asked) => void): void
  addEventListener(type: 'push', listener: (event: Pushed) => void): void
  addEventListener(type: 'notificationclick', listener: (event: Clicked) => void): void
}

/** A window of the service. */
type Window = { readonly url: string; focus(): Promise<unknown> }

/** The server has something to tell. */
export type Pushed = Lasting & { readonly data: { json(): unknown } | null }

/** What was shown of it is opened. */
export type Clicked = Lasting & { readonly notification: { readonly data: unknown; close(): void } }

type Lasting = { waitUntil(work: Promise<unknown>): void }

/** Something of this origin or another is asked for by a page, or is a page. */
export type Asked = Lasting & {
  readonly request: Request
  /** A page's answer, asked for while the worker started; undefined where the browser doesn't do so. */
  readonly preloadResponse?: Promise<Response | undefined>
  respondWith(answer: Promise<Response>): void
}
