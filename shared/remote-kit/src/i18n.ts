/** Exports of Lingui that remotes use. The shell owns the only copy. */
export { type I18n, type Messages, setupI18n } from '@lingui/core'
export { I18nProvider, Trans, useLingui } from '@lingui/react'
