import type { OwnFormError, OwnFormErrorCode } from './own-form-error.ts'

type Words = string | ((label: string, near: string) => string)

const AS_DOCX = 'Откройте документ в Word и выберите «Файл → Сохранить как → Документ Word (.docx)»'

const words: Readonly<Record<OwnFormErrorCode, Words>> = {
  'own-form/not-docx': `Это не документ .docx. ${AS_DOCX}`,
  'own-form/old-word': `Это документ старого формата .doc. ${AS_DOCX}`,
  'own-form/encrypted':
    'Документ защищён паролем. Снимите пароль («Файл → Сведения → Защита документа → Зашифровать с использованием пароля») и сохраните файл',
  'own-form/template-type': `Это шаблон Word (.dotx), а не документ. ${AS_DOCX}`,
  'own-form/macros': `В файле есть макросы. ${AS_DOCX}: макросы в нём не сохраняются`,
  'own-form/damaged': (label) =>
    `Файл повреждён${label === '' ? '' : ` (${label})`}. Откройте его в Word и сохраните заново`,
  'own-form/swells':
    'Внутри файла слишком много данных. Сожмите или уберите рисунки либо сократите текст и сохраните документ заново',
  'own-form/odd-name': (label) =>
    `В файле есть часть с недопустимым именем «${label}». Скопируйте текст в новый документ Word и сохраните его`,
  'own-form/foreign-part': (label) =>
    `В файле есть часть «${label}», которой в шаблоне быть не может. Скопируйте текст в новый документ Word и сохраните его`,
  'own-form/embedded-object': (label) =>
    `В документ вставлен объект «${label}». Удалите его или вставьте рисунком («Специальная вставка → Рисунок»)`,
  'own-form/attached-template': (label) =>
    `К документу присоединён шаблон «${label}». Отсоедините его: «Файл → Параметры → Надстройки → Шаблоны → Перейти», вместо него укажите Normal`,
  'own-form/external-link': (label) =>
    `В документе есть ссылка «${label}». Щёлкните по ней правой кнопкой и выберите «Удалить гиперссылку», а рисунок по ссылке вставьте из файла`,
  'own-form/active-field': (label) =>
    `В документе есть поле «${label}», которое выполняет команды или берёт данные из других файлов. Выделите его и нажмите Ctrl+Shift+F9, чтобы осталось только значение`,
  'own-form/mail-merge':
    'Документ связан со списком рассылки. Отключите её: «Рассылки → Начать слияние → Обычный документ Word»',
  'own-form/tracked-changes':
    'В документе есть непринятые исправления. Выберите «Рецензирование → Принять → Принять все исправления» и сохраните файл',
  'own-form/unclosed': (label) => `«${label}»: место вставки не закрыто. Поставьте } в его конце`,
  'own-form/unopened': (label) =>
    `«${label}»: закрывающая скобка } без открывающей. Поставьте { в начале места вставки или уберите скобку`,
  'own-form/unknown-placeholder': (label, near) =>
    near === ''
      ? `«${label}»: такого места вставки у этой формы нет. Возьмите нужное из списка или уберите его`
      : `«${label}»: такого места вставки у этой формы нет. Возможно, нужно ${near}`,
  'own-form/unknown-filter': (label, near) =>
    near === ''
      ? `«${label}»: после | стоит неизвестное слово. Возьмите нужное из списка`
      : `«${label}»: после | стоит неизвестное слово. Возможно, нужно ${near}`,
  'own-form/unfit-filter': (label, near) =>
    `«${label}»: слово ${near} сюда не подходит: падежи есть у людей и должностей, инициалы у людей, а запись словами у дат. Уберите его`,
  'own-form/list-as-text': (label, near) =>
    `«${label}» — это список, одной строкой он не печатается. Повторите для него строку: ${near}`,
  'own-form/loop-unclosed': (label, near) =>
    `«${label}»: повтор или условие не закрыто. Поставьте ${near} там, где оно кончается`,
  'own-form/loop-unopened': (label, near) =>
    near === ''
      ? `«${label}» ничего не закрывает. Уберите его или поставьте начало повтора`
      : `«${label}» стоит там, где должно закрываться ${near}. Поменяйте их местами`,
  'own-form/loop-misplaced': (label) =>
    `«${label}»: начало и конец стоят в разных местах. Поставьте их в одном абзаце, в отдельных абзацах одной ячейки или в одной строке таблицы`,
  'own-form/loop-in-loop': (label) =>
    `«${label}»: внутри повтора можно повторять только то, что есть у его строки (item). Вынесите этот повтор наружу`,
  'own-form/out-of-place': (label, near) =>
    `«${label}» стоит там, где места вставки не заполняются (${near}). Перенесите его в текст или в колонтитул`,
}

/** What a person does about a file: loaded where files are checked alone. One sentence without the full stop. */
export function describeOwnFormError({ code, label, near }: OwnFormError): string {
  const said = words[code]
  return typeof said === 'string' ? said : said(label, near)
}
