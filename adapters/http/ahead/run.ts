import { askAhead } from './ask-ahead.ts'

try {
  globalThis.askedAhead = askAhead(globalThis)
} catch {
  // A storage that is forbidden: the program asks by itself.
}
