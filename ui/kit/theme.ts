import type {
  AlertProps,
  AutocompleteProps,
  ButtonProps,
  CheckboxProps,
  DrawerProps,
  InputWrapperProps,
  LoaderProps,
  ModalProps,
  MultiSelectProps,
  NotificationProps,
  PasswordInputProps,
  SelectProps,
  TooltipProps,
} from '@mantine/core'
import { type CSSVariablesResolver, createTheme, type MantineColorsTuple } from '@mantine/core'
import { kitTexts } from './texts.ts'

// Plain objects with `satisfies`, not Button.extend(…): extend imports the component, and a theme that imports
// every component puts them all into the first chunk.

/** Neutral with a trace of green. 5 is the lightest allowed for a control's outline (3:1), 6 for text (4.5:1). */
const gray: MantineColorsTuple = [
  '#F5F7F6',
  '#ECF0EE',
  '#E1E7E4',
  '#CFD7D3',
  '#B0BAB5',
  '#87928C',
  '#626C66',
  '#48514C',
  '#2E3531',
  '#1B211E',
]
/** Accent: actions, links, selection, focus. Never a status. 6 on white 5.3:1, white on 7 (hover) 7.3:1. */
const green: MantineColorsTuple = [
  '#EDF7F1',
  '#D7ECDF',
  '#B0D9C1',
  '#80C09D',
  '#4FA478',
  '#2A8B5D',
  '#147A50',
  '#0F6341',
  '#0B4E33',
  '#083A26',
]
/** Overdue, refused, failed. 6 on white 6.6:1. */
const red: MantineColorsTuple = [
  '#FEF3F1',
  '#FCE2DE',
  '#F8C4BC',
  '#F09A8E',
  '#E4695A',
  '#CE3A2B',
  '#B42318',
  '#931C13',
  '#761710',
  '#57110C',
]
/** Due soon, warnings. Text only from 7 up (6.4:1); 5 for marks. */
const amber: MantineColorsTuple = [
  '#FFF7E8',
  '#FEEBC7',
  '#FBD893',
  '#F5BE55',
  '#E8A325',
  '#C98208',
  '#A86800',
  '#8A5200',
  '#683E00',
  '#482B00',
]

export const theme = createTheme({
  primaryColor: 'green',
  primaryShade: 6,
  colors: { gray, green, red, amber },
  black: gray[9],
  fontFamily: '"Golos Text Variable", "Segoe UI", Roboto, Arial, sans-serif',
  fontSizes: { xs: '0.75rem', sm: '0.875rem', md: '0.875rem', lg: '1rem', xl: '1.125rem' },
  lineHeights: { xs: '1.3334', sm: '1.4286', md: '1.4286', lg: '1.5', xl: '1.3334' },
  headings: {
    fontWeight: '600',
    sizes: {
      h1: { fontSize: '1.5rem', lineHeight: '2rem' },
      h2: { fontSize: '1.125rem', lineHeight: '1.5rem' },
      h3: { fontSize: '0.875rem', lineHeight: '1.25rem' },
    },
  },
  spacing: { xs: '0.25rem', sm: '0.5rem', md: '0.75rem', lg: '1rem', xl: '1.5rem' },
  radius: { xs: '2px', sm: '4px', md: '6px', lg: '10px', xl: '16px' },
  defaultRadius: 'md',
  breakpoints: { xs: '36em', sm: '48em', md: '62em', lg: '75em', xl: '87.5em' }, // 576 768 992 1200 1400
  shadows: {
    sm: '0 1px 2px rgb(27 33 30 / 8%)',
    md: '0 4px 16px rgb(27 33 30 / 10%), 0 0 0 1px rgb(27 33 30 / 6%)',
    xl: '0 16px 48px rgb(27 33 30 / 18%), 0 0 0 1px rgb(27 33 30 / 6%)',
  },
  focusRing: 'auto',
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    Button: { defaultProps: { size: 'sm' } satisfies ButtonProps, styles: { label: { fontWeight: 500 } } },
    Input: { defaultProps: { size: 'sm' } },
    InputWrapper: {
      styles: { label: { fontWeight: 500, marginBottom: 4 }, description: { marginBottom: 6 } },
      defaultProps: {
        size: 'sm',
        inputWrapperOrder: ['label', 'description', 'input', 'error'],
      } satisfies InputWrapperProps,
    },
    Checkbox: { defaultProps: { size: 'xs', radius: 'sm' } satisfies CheckboxProps },
    Select: {
      defaultProps: {
        nothingFoundMessage: 'Совпадений не найдено',
        maxDropdownHeight: 350,
        checkIconPosition: 'right',
        clearButtonProps: { 'aria-label': 'Очистить' },
        selectFirstOptionOnChange: true,
        openOnFocus: false, // after a refusal the list would lie over what its field says
      } satisfies SelectProps,
    },
    MultiSelect: { defaultProps: { openOnFocus: false } satisfies MultiSelectProps },
    Autocomplete: { defaultProps: { openOnFocus: false } satisfies AutocompleteProps },
    ComboboxEmpty: { defaultProps: { role: 'option', 'aria-disabled': true } }, // a list of nothing has to have one
    PasswordInput: {
      defaultProps: {
        visibilityToggleButtonProps: { 'aria-label': 'Показать пароль' },
      } satisfies PasswordInputProps,
    },
    Modal: {
      styles: { title: { fontSize: '1.125rem', lineHeight: '1.5rem', fontWeight: 600 } },
      defaultProps: {
        size: 420,
        radius: 'lg',
        padding: 'lg',
        centered: true,
        transitionProps: { transition: 'pop', duration: 400 },
        overlayProps: { color: gray[9], backgroundOpacity: 0.4 },
        closeButtonProps: { 'aria-label': kitTexts.close },
      } satisfies Partial<ModalProps>,
    },
    Portal: { defaultProps: { target: '#floating' } }, // a <div id="floating"> at the end of <main>: floating parts stay in a landmark
    ModalHeader: { defaultProps: { role: 'presentation' } }, // a <header> in a portal counts as a second banner
    DrawerHeader: { defaultProps: { role: 'presentation' } },
    Drawer: {
      defaultProps: {
        position: 'right',
        closeButtonProps: { 'aria-label': kitTexts.close },
        transitionProps: { duration: 400 },
      } satisfies Partial<DrawerProps>,
    },
    Alert: { defaultProps: { variant: 'light', closeButtonLabel: 'Скрыть' } satisfies AlertProps },
    Notification: {
      defaultProps: {
        closeButtonProps: { 'aria-label': kitTexts.close },
      } satisfies Partial<NotificationProps>,
    },
    Loader: { defaultProps: { role: 'status', 'aria-label': 'Загрузка' } satisfies LoaderProps },
    Tooltip: {
      defaultProps: {
        openDelay: 300,
        color: gray[9],
        events: { hover: true, focus: true, touch: false },
      } satisfies Partial<TooltipProps>,
    },
  },
})

/** Screens use these names, never a shade number. */
export const resolveVariables: CSSVariablesResolver = () => ({
  variables: {
    '--ink': gray[9],
    '--ink-2': gray[6],
    '--line': gray[2],
    '--line-2': gray[3],
    '--outline': gray[5],
    '--surface': '#FFFFFF',
    '--surface-2': gray[0],
    '--surface-3': gray[1],
    '--accent': green[6],
    '--accent-hover': green[7],
    '--accent-soft': green[0],
    '--overdue': red[6],
    '--overdue-soft': red[0],
    '--soon': amber[7],
    '--soon-mark': amber[5],
    '--soon-soft': amber[0],
  },
  light: {
    '--mantine-color-dimmed': gray[6],
    '--mantine-color-placeholder': gray[6],
    '--mantine-color-error': red[6],
    '--mantine-color-anchor': green[7],
    '--mantine-color-default-border': gray[3],
    '--mantine-color-green-light': green[0],
    '--mantine-color-green-light-hover': green[1],
    '--mantine-color-green-light-color': green[7],
    '--mantine-color-red-light': red[0],
    '--mantine-color-red-light-color': red[7],
    '--mantine-color-amber-light': amber[0],
    '--mantine-color-amber-light-color': amber[7],
  },
  dark: {},
})
