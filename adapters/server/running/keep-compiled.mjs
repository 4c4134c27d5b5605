// Runs before all else, also in threads: what Node makes of the sources (without types, compiled) is kept for the next start, which then is
// quicker and needs some 20 MB less in each thread. In the project's own folder: another's files must never be run. Where it can't be written,
// nothing is kept.
import { enableCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'

enableCompileCache(fileURLToPath(new URL('../../../node_modules/.cache/compiled', import.meta.url)))
