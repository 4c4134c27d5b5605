import { After, AfterAll, Before, BeforeAll, setDefaultTimeout } from '@cucumber/cucumber'
import { startTestServer, type TestServer } from '#tests/database.ts'
import { TEST_PATIENCE_MS } from '#tests/patience.ts'
import type { OshWorld } from './world.ts'

setDefaultTimeout(TEST_PATIENCE_MS)

let server: TestServer | null = null

BeforeAll(async function () {
  if (this.parameters.assembly === 'http') server = await startTestServer()
})
AfterAll(async () => {
  await server?.stop()
})

Before(async function (this: OshWorld) {
  await this.begin()
})
After(async function (this: OshWorld) {
  await this.end()
})
