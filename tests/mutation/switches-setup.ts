import { switches } from './switches.ts'

switches()
