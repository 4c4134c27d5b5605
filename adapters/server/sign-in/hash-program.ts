import { type Argon2Parameters, argon2Sync } from 'node:crypto'
import { parentPort } from 'node:worker_threads'

/** What the thread of passwords does: one hash after another. */
parentPort?.on('message', (asked: Argon2Parameters) => {
  parentPort?.postMessage(argon2Sync('argon2id', asked))
})
