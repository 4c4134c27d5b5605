import { globSync, writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import type { Reporter, SerializedError, TestCase, TestModule } from 'vitest/node'
import { root } from './child.ts'
import { describeFailure, type Failure, type Totals } from './totals.ts'

/** Names the file that a run of Vitest reports to. */
export const REPORT_FILE = 'OSH_TEST_REPORT'

/** Where pictures of tests of pages that failed are. */
export const PICTURES = 'test-results'

/** Also which files were under way when the run was ended from outside. */
export type Report = Totals & { readonly running: readonly string[] }

/** Writes after every file what has been seen so far, so that a run that is stopped says where it was. */
export default class ReportWriter implements Reporter {
  readonly #began = Date.now()
  readonly #running = new Set<string>()
  readonly #failures: Failure[] = []
  readonly #retried: string[] = []
  #passed = 0

  onTestModuleStart(module: TestModule): void {
    this.#running.add(nameFile(module))
    this.#write()
  }

  onTestCaseResult(test: TestCase): void {
    const { state, errors } = test.result()
    const name = `${nameFile(test.module)} > ${test.fullName}`
    if (state === 'passed') this.#passed++
    if (state === 'passed' && test.diagnostic()?.flaky) this.#retried.push(name)
    if (state !== 'failed') return
    const pictures = this.#listPictures(test)
    const failure = describeFailure(name, errors.map(({ message }) => message).join('\n'))
    this.#failures.push({ ...failure, lines: [...failure.lines, ...pictures] })
  }

  /** A file that could not be loaded, or whose hooks failed, counts as a failed test. */
  onTestModuleEnd(module: TestModule): void {
    const suites = [module, ...module.children.allSuites()]
    for (const suite of suites)
      for (const { message } of suite.errors()) {
        const name = suite.type === 'module' ? '' : ` > ${suite.fullName}`
        this.#failures.push(describeFailure(`${nameFile(module)}${name}`, message))
      }
    this.#running.delete(nameFile(module))
    this.#write()
  }

  onTestRunEnd(_: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    for (const { message, stack } of unhandled)
      this.#failures.push(describeFailure('an error that no test awaited', `${message}\n${stack ?? ''}`))
    this.#write()
  }

  /** The pictures of this run that a test of a page has left, each named by the test and the millisecond. */
  #listPictures({ id }: TestCase): readonly string[] {
    const isOfThisRun = (path: string) => Number(/-(\d+)\.png$/.exec(path)?.[1]) >= this.#began
    return globSync(`${PICTURES}/${id}-*.png`, { cwd: root })
      .filter(isOfThisRun)
      .map((path) => `picture: ${path}`)
  }

  #write(): void {
    const file = process.env[REPORT_FILE]
    if (!file) return
    const report: Report = {
      passed: this.#passed,
      failures: this.#failures,
      retried: this.#retried,
      running: [...this.#running],
    }
    writeFileSync(file, JSON.stringify(report))
  }
}

const nameFile = ({ moduleId }: TestModule): string => relative(root, moduleId)
