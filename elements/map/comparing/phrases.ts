import { ownWords } from "../../../src/base/language/i18n.ts";

export const words = ownWords({
  ua: {
    compareTitle: "Порівняти шари",
    compareLeft: "Ліворуч",
    compareRight: "Праворуч",
    compareHint: "Пересувайте межу мишею, пальцем або стрілками.",
    compareDivider: "Межа між шарами",
  },
  ru: {
    compareTitle: "Сравнить слои",
    compareLeft: "Слева",
    compareRight: "Справа",
    compareHint: "Двигайте границу мышью, пальцем или стрелками.",
    compareDivider: "Граница между слоями",
  },
  en: {
    compareTitle: "Compare layers",
    compareLeft: "At the left",
    compareRight: "At the right",
    compareHint: "Move the divider with the mouse, a finger or the arrow keys.",
    compareDivider: "Divider between the layers",
  },
});
