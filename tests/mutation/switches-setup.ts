import fc from 'fast-check'
import { usualSeed } from '../seed.ts'
import { switches } from './switches.ts'

// Whether a mutant is told does not depend on the day.
fc.configureGlobal({ seed: usualSeed })
switches()
