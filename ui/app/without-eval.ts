import * as z from 'zod/mini'

// The page's policy forbids making code from text; zod would try whether it may, and every try is reported.
z.config({ jitless: true })
