import { defineRemote } from '@portal/remote-kit'
import { portal } from 'shell/portal'
import { views } from './routes.tsx'
import { texts } from './texts.ts'

export default defineRemote({ portal, texts, views })
