import { makeFormLibrary } from '#adapters/documents/form/form-library.ts'
import { readShippedForms } from '#adapters/documents/form/shipped-forms.ts'
import { makePressInNode } from '#adapters/documents/printing/press-in-node.ts'

/** Every form that the product ships, printed in this thread. */
export const pressOfAllForms = () => makePressInNode(makeFormLibrary(readShippedForms()))
