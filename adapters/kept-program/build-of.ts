import { createHash } from 'node:crypto'

/** What a build is called: by its index.html as the builder left it, which names every part that it begins with. */
export const buildOf = (html: string): string => createHash('sha256').update(html).digest('hex').slice(0, 16)
