import { gunzipSync } from 'node:zlib'
import { readId } from '@osh/core/shared/input/identifier.ts'
import type { Context, Hono } from 'hono'
import { askLater, refuseBusy } from '../response/problems.ts'
import { POLICY_OF_PICTURES } from '../response/security-headers.ts'
import type { Press } from '../routes/documents/template-routes.ts'
import type { FormPictures } from './form-pictures.ts'

type Needs = {
  readonly press: Press
  readonly pictures: FormPictures
  readonly waits: (c: Context) => number
}

/** What a form looks like, for anyone: `/forms/2001/first-page.svg`. */
export function addFormPictureRoute(app: Hono, { press, pictures, waits }: Needs): void {
  app.get('/forms/:id/first-page.svg', async (c, next) => {
    const seconds = waits(c)
    if (seconds > 0) return askLater(c, seconds)
    const id = readId(c.req.param('id'))
    const template = (await press()).templates.find((one) => one.id === id)
    if (!template) return next()
    const picture = await pictures.pictureOf(template)
    if (picture === null) return refuseBusy(c)
    c.header('content-security-policy', POLICY_OF_PICTURES)
    c.header('content-type', 'image/svg+xml; charset=utf-8')
    c.header('cache-control', 'public, max-age=86400')
    c.header('vary', 'accept-encoding')
    const takesGzip = /\bgzip\b/.test(c.req.header('accept-encoding') ?? '')
    return takesGzip
      ? c.body(picture, 200, { 'content-encoding': 'gzip' })
      : c.body(new Uint8Array(gunzipSync(picture)))
  })
}
