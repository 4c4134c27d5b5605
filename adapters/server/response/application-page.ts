import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Context, MiddlewareHandler } from 'hono'
import { buildOf } from '#adapters/kept-program/build-of.ts'
import { makePageNonce, writePagePolicy } from './security-headers.ts'

/** What is in index.html where the answer's nonce and the build belong. */
export const NONCE_PLACE = '__CSP_NONCE__'
const BUILD_PLACE = '__BUILD__'
const HEAD_END = '</head>'

/** Which paths have a page, and the files of it: the build writes it by the page's own route table, out of reach of visitors. */
const PATHS_FILE = '.vite/paths.json'
/** Which of those files may come after the first load. */
const LATER_FILE = '.vite/later.json'

type Path = { readonly pattern: RegExp; readonly links: string }
type Built = { readonly html: string; readonly build: string; readonly paths: readonly Path[] }

/** The one page of the application, as one build left it: a running server keeps what it started with. */
export class ApplicationPage {
  readonly #directory: string
  #read: Promise<Built> | null = null

  constructor(directory: string) {
    this.#directory = directory
  }

  /** Whether the application has something at the path; true where nothing is built, which the page itself says. */
  async knows(path: string): Promise<boolean> {
    const built = await this.#findBuilt()
    return built === null || built.paths.some(({ pattern }) => pattern.test(path))
  }

  /** The page with this answer's nonce. Where the application has nothing at the path it says so itself: 404. */
  async send(c: Context, path: string): Promise<Response> {
    const built = await this.#findBuilt()
    if (!built) return c.text('Страницы не собраны: выполните npm run build.', 503)
    const nonce = makePageNonce()
    c.header('content-security-policy', writePagePolicy(nonce))
    c.header('cache-control', 'no-store')
    const html = built.html.replaceAll(NONCE_PLACE, nonce).replaceAll(BUILD_PLACE, built.build)
    const known = built.paths.find(({ pattern }) => pattern.test(path))
    return known ? c.html(html.replace(HEAD_END, `${known.links}${HEAD_END}`)) : c.html(html, 404)
  }

  /** Says the build beside an answer, by which a page that is open knows that there is a newer one. */
  get sayBuild(): MiddlewareHandler {
    return async (c, next) => {
      const built = await this.#findBuilt()
      if (built) c.header('x-build', built.build)
      await next()
    }
  }

  /** Null where nothing is built yet. */
  async #findBuilt(): Promise<Built | null> {
    this.#read ??= this.#readBuilt()
    try {
      return await this.#read
    } catch (error) {
      this.#read = null
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
      throw error
    }
  }

  async #readBuilt(): Promise<Built> {
    const html = await readFile(join(this.#directory, 'index.html'), 'utf8')
    const files: Readonly<Record<string, readonly string[]>> = await this.#readJson(PATHS_FILE)
    const later = new Set<string>(await this.#readJson(LATER_FILE))
    // The router takes letters of any case.
    const paths = Object.entries(files).map(([source, needed]) => ({
      pattern: new RegExp(source, 'iu'),
      links: renderLinks(needed, later),
    }))
    return { html, build: buildOf(html), paths }
  }

  async #readJson(name: string) {
    return JSON.parse(await readFile(join(this.#directory, name), 'utf8'))
  }
}

/** The files of a path; those that come later are asked for by the first load as soon as it runs (ui/app/ask-later.ts). */
function renderLinks(files: readonly string[], later: ReadonlySet<string>): string {
  const now = files.filter((file) => !later.has(file)).map(renderLink)
  const then = files.filter((file) => later.has(file)).map(renderLink)
  return now.join('') + (then.length > 0 ? `<template id="later">${then.join('')}</template>` : '')
}

/** Fetches a file of the page before anything in it asks for it. */
const renderLink = (file: string): string =>
  file.endsWith('.css')
    ? `<link rel="preload" as="style" fetchpriority="low" crossorigin href="/${file}">`
    : `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${file}">`
