import { openPostgres } from '#tests/postgres/opened-postgres.ts'
import { allContracts } from './contracts.ts'

allContracts('PostgreSQL', openPostgres)
