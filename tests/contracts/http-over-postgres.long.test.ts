import { openPostgres } from '#tests/postgres/opened-postgres.ts'
import { recordsContracts } from './contracts.ts'
import { httpRecordsIn } from './http-opened.ts'

recordsContracts('http over PostgreSQL', async () => httpRecordsIn(await openPostgres()))
