import { serveOrders } from '#adapters/threads/serve-orders.ts'
import type { SheetJobs } from '../sheet-jobs.ts'
import { readSheetsHere } from './read-sheets.ts'

serveOrders({ readSheets: readSheetsHere } satisfies SheetJobs)
