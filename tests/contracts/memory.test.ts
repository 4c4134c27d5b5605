import { allContracts } from './contracts.ts'
import { openMemory } from './memory-opened.ts'

allContracts('memory', openMemory)
