const { ServerResponse } = require('node:http')

/**
 * Loaded before a program by `--require`, which reaches its threads too: its clock goes on from the moment that OSH_TEST_NOW names, so that what tests judge depends on no day.
 * The product knows nothing of it. The moment that answers carry is Node's own, and is put right too.
 */
const from = process.env.OSH_TEST_NOW
if (from) {
  process.env.OSH_TEST_AHEAD ??= String(Date.parse(from) - Date.now())
  globalThis.Date = shifted(Date, Number(process.env.OSH_TEST_AHEAD))
  const writeHead = ServerResponse.prototype.writeHead
  ServerResponse.prototype.writeHead = function (...given) {
    if (this.sendDate) this.setHeader('Date', new Date().toUTCString())
    return writeHead.apply(this, given)
  }
}

/** That kind of Date, as many milliseconds ahead. */
function shifted(Real, ahead) {
  const now = () => Real.now() + ahead
  return new Proxy(Real, {
    construct: (real, given, target) => Reflect.construct(real, given.length === 0 ? [now()] : given, target),
    apply: () => new Real(now()).toString(),
    get: (real, name, target) => (name === 'now' ? now : Reflect.get(real, name, target)),
  })
}
