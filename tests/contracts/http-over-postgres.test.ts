import { openPostgres } from '#tests/postgres/opened-postgres.ts'
import { recordsSmoke } from './contracts.ts'
import { httpRecordsIn } from './http-opened.ts'

recordsSmoke('http over PostgreSQL', async () => httpRecordsIn(await openPostgres()))
