import * as i18n from '@portal/remote-kit/i18n'
import * as query from '@portal/remote-kit/query'
import * as router from '@portal/remote-kit/router'
import * as ui from '@portal/ui'

/**
 * What remotes share and find nowhere else: federation only gives out a module that the shell itself names. Whole
 * modules, since no build knows which parts a remote of tomorrow takes.
 */
export const provided: readonly object[] = [i18n, query, router, ui]
