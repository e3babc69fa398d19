import { startWidget } from '../start.tsx'
import { Sustainability } from './Sustainability.tsx'

startWidget(Sustainability, 'title_sustainability')
