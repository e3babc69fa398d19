/** The part of Lingui that remotes share: one copy, owned by the shell. */
export { type I18n, type Messages, setupI18n } from '@lingui/core'
export { I18nProvider, Trans, useLingui } from '@lingui/react'
