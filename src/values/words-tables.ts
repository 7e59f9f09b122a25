import type { Language } from "../base/language/language.ts";

/** Languages in which numbers can be written in words (R5.2-25). */
export type WordsLanguage = Exclude<Language, "en">;
export type Gender = "m" | "f" | "n";
/** R9.2-05 */
export type Currency = "uah" | "rur" | "usd";

export interface Noun {
  gender: Gender;
  /** Forms after 1, after 2 to 4, after 5 and more: гривня, гривні, гривень */
  forms: [one: string, few: string, many: string];
}

interface Unit extends Noun {
  short: string;
}

interface Spelling {
  zero: string;
  minus: string;
  /** By the last digit; "-" where no word is used. */
  ones: Record<Gender, string[]>;
  /** 10 to 19 */
  teens: string[];
  tens: string[];
  hundreds: string[];
  /** Thousand, million …: each is a thousand times the previous one. */
  scales: Noun[];
}

const list = (text: string) => text.split(" ");
const noun = (gender: Gender, forms: string): Noun => ({ gender, forms: list(forms) as Noun["forms"] });
const unit = (gender: Gender, short: string, forms: string): Unit => ({ ...noun(gender, forms), short });

export const spellings: Record<WordsLanguage, Spelling> = {
  ua: {
    zero: "нуль",
    minus: "мінус",
    ones: {
      m: list("- один два три чотири п’ять шість сім вісім дев’ять"),
      f: list("- одна дві три чотири п’ять шість сім вісім дев’ять"),
      n: list("- одне два три чотири п’ять шість сім вісім дев’ять"),
    },
    teens: list(
      "десять одинадцять дванадцять тринадцять чотирнадцять п’ятнадцять шістнадцять сімнадцять вісімнадцять дев’ятнадцять",
    ),
    tens: list("- - двадцять тридцять сорок п’ятдесят шістдесят сімдесят вісімдесят дев’яносто"),
    hundreds: list("- сто двісті триста чотириста п’ятсот шістсот сімсот вісімсот дев’ятсот"),
    scales: [
      noun("f", "тисяча тисячі тисяч"),
      noun("m", "мільйон мільйони мільйонів"),
      noun("m", "мільярд мільярди мільярдів"),
      noun("m", "трильйон трильйони трильйонів"),
      noun("m", "квадрильйон квадрильйони квадрильйонів"),
      noun("m", "квінтильйон квінтильйони квінтильйонів"),
    ],
  },
  ru: {
    zero: "ноль",
    minus: "минус",
    ones: {
      m: list("- один два три четыре пять шесть семь восемь девять"),
      f: list("- одна две три четыре пять шесть семь восемь девять"),
      n: list("- одно два три четыре пять шесть семь восемь девять"),
    },
    teens: list(
      "десять одиннадцать двенадцать тринадцать четырнадцать пятнадцать шестнадцать семнадцать восемнадцать девятнадцать",
    ),
    tens: list("- - двадцать тридцать сорок пятьдесят шестьдесят семьдесят восемьдесят девяносто"),
    hundreds: list("- сто двести триста четыреста пятьсот шестьсот семьсот восемьсот девятьсот"),
    scales: [
      noun("f", "тысяча тысячи тысяч"),
      noun("m", "миллион миллиона миллионов"),
      noun("m", "миллиард миллиарда миллиардов"),
      noun("m", "триллион триллиона триллионов"),
      noun("m", "квадриллион квадриллиона квадриллионов"),
      noun("m", "квинтиллион квинтиллиона квинтиллионов"),
    ],
  },
};

/** Names of each currency's unit and of its hundredth. */
export const currencies: Record<WordsLanguage, Record<Currency, { whole: Unit; part: Unit }>> = {
  ua: {
    uah: { whole: unit("f", "грн.", "гривня гривні гривень"), part: unit("f", "коп.", "копійка копійки копійок") },
    rur: { whole: unit("m", "руб.", "рубль рублі рублів"), part: unit("f", "коп.", "копійка копійки копійок") },
    usd: { whole: unit("m", "дол.", "долар долари доларів"), part: unit("m", "цент.", "цент центи центів") },
  },
  ru: {
    uah: { whole: unit("f", "грн.", "гривна гривны гривен"), part: unit("f", "коп.", "копейка копейки копеек") },
    rur: { whole: unit("m", "руб.", "рубль рубля рублей"), part: unit("f", "коп.", "копейка копейки копеек") },
    usd: { whole: unit("m", "долл.", "доллар доллара долларов"), part: unit("m", "цент.", "цент цента центов") },
  },
};

/** Sides of a document, first to sixth (R9.2-06). */
export const sides = list("перша друга третя четверта п’ята шоста");
