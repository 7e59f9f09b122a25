import { ownWords } from "../../base/language/i18n.ts";

export const words = ownWords({
  ua: { printBlocked: "Браузер заблокував вікно друку. Дозвольте цьому сайту відкривати вікна і спробуйте ще раз." },
  ru: { printBlocked: "Браузер заблокировал окно печати. Разрешите этому сайту открывать окна и попробуйте ещё раз." },
  en: {
    printBlocked: "The browser has blocked the print window. Allow this site to open windows, and try again.",
  },
});
