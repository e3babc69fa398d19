import * as schema from '@portal/contract/schema'
import * as application from '@portal/remote-kit/application'
import * as i18n from '@portal/remote-kit/i18n'
import * as query from '@portal/remote-kit/query'
import * as router from '@portal/remote-kit/router'
import * as ui from '@portal/ui'

/**
 * What remotes share and find nowhere else: federation only gives out a module that the shell itself names. Whole
 * modules, since no build knows which parts a remote of tomorrow takes; the heavier ones are loaded when one does.
 */
export const provided: readonly object[] = [
  schema,
  application,
  i18n,
  query,
  router,
  ui,
  () => import(/* webpackChunkName: "ui.bars" */ '@portal/ui/bars'),
  () => import(/* webpackChunkName: "ui.confirm" */ '@portal/ui/confirm'),
  () => import(/* webpackChunkName: "ui.date-field" */ '@portal/ui/date-field'),
  () => import(/* webpackChunkName: "ui.dialog" */ '@portal/ui/dialog'),
  () => import(/* webpackChunkName: "ui.donut" */ '@portal/ui/donut'),
  () => import(/* webpackChunkName: "ui.drawer" */ '@portal/ui/drawer'),
  () => import(/* webpackChunkName: "ui.file-field" */ '@portal/ui/file-field'),
  () => import(/* webpackChunkName: "ui.form" */ '@portal/ui/form'),
  () => import(/* webpackChunkName: "ui.message" */ '@portal/ui/message'),
  () => import(/* webpackChunkName: "ui.pick-field" */ '@portal/ui/pick-field'),
  () => import(/* webpackChunkName: "ui.select-field" */ '@portal/ui/select-field'),
  () => import(/* webpackChunkName: "ui.toast" */ '@portal/ui/toast'),
  () => import(/* webpackChunkName: "ui.upload" */ '@portal/ui/upload'),
]
