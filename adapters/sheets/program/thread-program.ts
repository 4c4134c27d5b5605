import { serveOrders } from '#adapters/threads/serve-orders.ts'
import type { SheetJobs } from '../sheet-jobs.ts'
import { inflateInNode } from './inflate-in-node.ts'
import { readSheetsHere } from './read-sheets.ts'

serveOrders({ readSheets: (bytes) => readSheetsHere(bytes, inflateInNode) } satisfies SheetJobs)
