import fc from 'fast-check'
import { switches } from './switches.ts'

// Whether a mutant is told does not depend on the day.
fc.configureGlobal({ seed: 20_261_128 })
switches()
