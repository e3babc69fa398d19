import { createSlotStories } from '@portal/remote-kit-build/slot-story'
import config from '../../remote.config.ts'
import { views } from '../routes.tsx'
import { texts } from '../texts.ts'
import answers from './emulator.ts'

const story = createSlotStories({ config, texts, views })

export default { title: 'Slot components/mf-mortgage', parameters: { answers } }

export const application = story('application')
export const home = story('home')
export const property = story('property')
