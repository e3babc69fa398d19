import { defineRemote } from '@portal/remote-kit'
import { portal } from 'shell/portal'
import { texts } from './texts.ts'
import { views } from './views.tsx'

export default defineRemote({ portal, texts, views })
