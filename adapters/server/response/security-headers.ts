import { randomBytes } from 'node:crypto'
import type { Context, MiddlewareHandler } from 'hono'
import { setLasting } from './lasting-headers.ts'

type Headers = Readonly<Record<string, string>>

/** What every answer carries, whoever asked. */
const always: Headers = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
}

/** Data is for the program that asked for it: it runs nothing, and no cache keeps it. */
const POLICY_OF_DATA = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'"

/** A printed file: the browser's own viewer styles the page that it puts around a PDF. */
export const POLICY_OF_FILES =
  "default-src 'none'; object-src 'self'; img-src 'self' data:; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'"

/** A picture that is drawn by text: it runs nothing, wherever it is opened. */
export const POLICY_OF_PICTURES = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'; sandbox"

/** The service worker asks for pages and their parts: what a page asks for through it goes by this policy too. */
export const POLICY_OF_WORKER =
  "default-src 'none'; connect-src 'self'; base-uri 'none'; frame-ancestors 'none'"

/** The page: everything from here, and styles only with this answer's nonce. */
export const writePagePolicy = (nonce: string): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')

export const makePageNonce = (): string => randomBytes(16).toString('base64')

const ofFiles: Headers = { ...always, 'content-security-policy': POLICY_OF_DATA }
const ofData: Headers = { ...ofFiles, 'cache-control': 'no-store' }
const secure: Headers = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }

/** Sets the headers before the answer is made; a route may replace the policy with its own. */
export const setSecurityHeaders: MiddlewareHandler = async (c, next) => {
  setLasting(c, c.req.path.startsWith('/api/') ? ofData : ofFiles)
  if (isSecure(c.req.url, c.req.header('x-forwarded-proto'))) setLasting(c, secure)
  await next()
}

/** What is said of a document alone. */
const ofDocuments = [
  'content-security-policy',
  'x-frame-options',
  'referrer-policy',
  'cross-origin-opener-policy',
  'permissions-policy',
]

/** Takes from an answer what means nothing on a script, a style or a font: a phone asks for thirty of them. */
export function leaveOutDocumentHeaders(c: Context): void {
  for (const name of ofDocuments) c.header(name, undefined)
}

const isSecure = (url: string, forwarded: string | undefined): boolean =>
  url.startsWith('https:') || forwarded === 'https'
